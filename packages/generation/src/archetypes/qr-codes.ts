import { defineArchetype } from '../archetype.ts'

export const qrCodes = defineArchetype({
  id: 'qr-codes',
  words:
    'nfc 12, nfc tag 20, nfc reader 22, qr code scanner 22, qr scanner 22, qr code reader 22, qr codes 14, qr generator 22, qr code generator 22, barcode scanner 12, scan qr 14',
  presets: 'clean, dark-pro',
  icon: 'grid',
  names: 'Squares, Scanned, Dot Code',
  entity: 'qr-code',
  screens: `
    scanner | Scan | camera
    form | Create | plus
    history | History | clock
    saved | Saved | bookmark
    detail | Code
    settings | Settings | settings`,
})
