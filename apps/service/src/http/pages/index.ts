export { askAsPage, getAskingPage } from './asking-page.ts'
export { openAskedApp } from './open-asked-app.ts'
export { answerPages } from './pages.ts'
