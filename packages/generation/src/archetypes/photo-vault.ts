import { defineArchetype } from '../archetype.ts'

export const photoVault = defineArchetype({
  id: 'photo-vault',
  words:
    'photo vault 26, hide photos 22, private photos 18, photo locker 22, secret photos 20, gallery lock 20, hidden photos 18',
  examples: `
    Hide pictures nobody who borrows my phone should see
    Private albums behind a pin, with a second fake pin that opens an empty gallery
    Lock my sensitive snaps and videos with fingerprint
    Secret folder disguised as a calculator
    Encrypt scans of passport and intimate pictures, no cloud at all
    I want to move photos out of the camera roll into a locker that takes a selfie of intruders
    Safe for personal videos, opens with face recognition, closes when the phone is turned over
    Keep patient pictures away from my normal camera roll, protected by a code
    An album my kids can't open, unlocked by a pattern
    Confidential pictures taken with a built-in camera so they never land in the gallery
    Couples' album hidden behind a passcode, wiped after five wrong tries
    Vault for screenshots and photos, import, delete the original, break-in alerts`,
  presets: 'dark-pro, clean',
  icon: 'lock',
  names: 'Behind Glass, Third Drawer, Quiet Box',
  entity: 'photo',
  screens: `
    browse | Albums | image
    saved | Favorites | heart
    scanner? | Camera | camera
    form | Add photos
    detail | Photo
    settings | Security | settings
    signin | Unlock`,
})
