/** Finds a format that no file has, or that the ending of its address contradicts. */
export const findFormatFault = (url: string, format: string | null): string | undefined => {
  if (format === null) return undefined
  if (!FORMATS.has(format.toUpperCase()))
    return `The format “${format}” is not known. Enter a new format in publishers/hearings/find-format-fault.ts`
  const [, end = ''] = /\.(pdf|xml)$/i.exec(url) ?? []
  return end === '' || !/^(?:pdf|xml)$/i.test(format) || end.toLowerCase() === format.toLowerCase()
    ? undefined
    : `The file ${url} is called ${format}`
}

const FORMATS: ReadonlySet<string> = new Set(
  'CSV DOC DOCX GIF HTM HTML JPEG JPG MP3 MP4 PDF PNG PPT PPTX RTF TIF TXT XLS XLSX XML ZIP'.split(' '),
)
