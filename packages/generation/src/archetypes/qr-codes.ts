import { defineArchetype } from '../archetype.ts'

export const qrCodes = defineArchetype({
  id: 'qr-codes',
  words:
    'barcode generator 34, barcode generator and reader 40, nfc 12, nfc tag 20, nfc reader 22, qr code scanner 22, qr scanner 22, qr code reader 22, qr codes 14, qr generator 22, qr code generator 22, barcode scanner 12, scan qr 14',
  examples: `
    Read any square code and open the link safely
    Make a code for my wifi so guests can join, print it
    Scan barcodes and keep a history
    Business card as a code others scan to save my contact
    Write links and texts to nfc stickers with the phone
    Codes for restaurant tables that lead to a web page, with logo and colours, export as png
    Bulk create labels with serial numbers and a matrix code for our boxes
    Show me where a code leads before I open it, warn of fakes
    Generator for event posters: url, calendar entry, location or phone number, high resolution
    I want to copy the number of any ean, upc or data matrix with the camera and share it as a list
    Tag reader: what is stored on the chip, rewrite, lock, erase
    Save codes for gym, library and loyalty as favourites`,
  bars: 'ticket',
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
