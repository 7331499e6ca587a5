import { defineArchetype } from '../archetype.ts'

export const files = defineArchetype({
  id: 'files',
  words:
    'file manager 18, file explorer 18, file browser 16, manage files 12, zip 5, cloud storage 10, file sharing 10, file storage 12, share files 9, transfer files 12, backup files 10, important documents 18, family documents 18, document vault 20, document organizer 16, digital will 24, duplicate file finder 28, storage analyzer 28, file encryption 24, encrypt files 22, disk usage 24, store documents 24, store my documents 24, my documents 16',
  examples: `
    Browse what is on the phone and the card, move, rename, zip, delete
    Send a large folder to my colleague with a link that expires
    Passports, contracts, insurance policies and deeds kept in one locked place for the family
    Where did my download go? Search by name, sort by size and date
    Open NAS, FTP and cloud drives next to local folders, drag between two panes
    If I die my wife should find accounts, wills and papers, sorted and sealed
    Team share with folders per project, versions, who may open what
    Unpack archives, see images and text inside, share them onward
    Recently used, starred, big ones: a tidy explorer for my tablet
    Store manuals, tickets and letters by topic with expiry reminders for the passport
    Free cloud disk with offline copies and upload from the gallery
    Hidden folders, text preview, checksums, root directories, for Linux people`,
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
