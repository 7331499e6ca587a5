import { defineArchetype } from '../archetype.ts'

export const files = defineArchetype({
  id: 'files',
  words:
    'file manager 18, file explorer 18, file browser 16, manage files 12, zip 5, cloud storage 10, file sharing 10, file storage 12, share files 9, transfer files 12, backup files 10, important documents 18, family documents 18, document vault 20, document organizer 16, digital will 24',
  presets: 'clean, dark-pro',
  icon: 'folder',
  names: 'Drawer, Folders, Top Shelf',
  entity: 'file',
  home: 'ledger',
  screens: `
    home | Storage | home
    browse | Files | folder
    history | Recent | clock
    saved? | Starred | star
    scanner? | Scan | camera
    detail | File
    form | New folder
    settings | Settings | settings`,
})
