import { defineArchetype } from '../archetype.ts'

export const docScanner = defineArchetype({
  id: 'doc-scanner',
  words:
    'pdf scanner 28, file scanner 22, documents into pdfs 22, turn paper 16, paper documents 14, scan documents 26, document scanner 26, scan paper 18, scanner to pdf 24, save them as pdf 12, scan to pdf 24, ocr 16, receipts to pdf 14, scan pages 20, digitise documents 20, digitize documents 20, paperless 16, scanned documents 18',
  examples: `
    Take a picture of a letter, cut off the table around it, straighten it and make a PDF
    Ten sheets of a contract into one file with my phone camera, black and white, small enough to mail
    Recognise the text on a photographed page so that I can copy and search it
    Get rid of my ring binders: every letter photographed, named, put in folders, shredded
    ID card front and back on one sheet, password on the file
    Students capture the whiteboard and handwritten lecture sheets, contrast improved, shadows removed
    Scan invoices from suppliers, crop, rotate, reorder pages, send to the bookkeeper
    Book pages captured two at a time, split, curved lines flattened, readable text out of it
    Old typewritten minutes of our society digitised with searchable text
    Sign a paper form: photograph it, put my signature on it, return it as PDF
    Auto edge detection, batch capture, colour filters and page thumbnails to drag around
    Archive of school certificates and warranties taken with the camera, text inside found by search`,
  presets: 'clean, dark-pro',
  icon: 'file',
  names: 'Flat and Straight, Paper In, Page Two',
  entity: 'scanned-page',
  home: 'shelf',
  screens: `
    scanner | Scan | camera
    browse | Documents | file
    editor? | Edit page | edit
    saved? | Starred | star
    detail | Document
    form? | Rename
    settings | Settings | settings`,
})
