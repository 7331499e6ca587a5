import { defineArchetype } from '../archetype.ts'

export const docViewer = defineArchetype({
  id: 'doc-viewer',
  words:
    'slide presentations 28, presentations viewer 26, pdf viewer 28, pdf reader 22, document viewer 26, office viewer 26, spreadsheet viewer 26, document reader 22, docx viewer 26, pdf annotator 28, annotate pdf 26, view pdf 20, open documents 16, djvu 16, opendocument 24, libreoffice 18, office documents 16, presentation viewer 22, slides viewer 20, fill pdf forms 24',
  examples: `
    PDF viewer with night mode, search and page thumbnails
    Open documents, spreadsheets and slides without an office program
    Annotate and highlight PDFs, fill in forms, sign them
    Read manuals and papers, remembers the page I was on
    View OpenDocument files on the phone
    Documents of my downloads folder by name, size and last opened
    Jump to a chapter by the table of contents, bookmarks
    Print or share a document from the viewer
    Big scanned files that open at once
    Text reflow so that I can read PDFs on a small screen
    Two pages side by side on the tablet
    Copy text from a PDF`,
  bars: 'form deed people map cart',
  presets: 'clean, calm',
  icon: 'file',
  names: 'Page Two, Open Sheet, Paper',
  entity: 'viewed-document',
  screens: `
    browse | Documents | file
    reader | Read
    saved | Bookmarks | bookmark
    history? | Recent | clock
    detail | Document
    settings | Settings | settings`,
})
