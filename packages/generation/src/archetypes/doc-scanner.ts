import { defineArchetype } from '../archetype.ts'

export const docScanner = defineArchetype({
  id: 'doc-scanner',
  words:
    'scan documents 26, document scanner 26, scan paper 18, scanner to pdf 24, save them as pdf 12, scan to pdf 24, ocr 16, receipts to pdf 14, scan pages 20, digitise documents 20, digitize documents 20, paperless 16, scanned documents 18',
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
