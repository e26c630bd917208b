#!/usr/bin/env node
// `npx rotunda`: npm puts the Node of this project before all others, and it runs TypeScript as it is.
import '../src/bin/rotunda.ts'
