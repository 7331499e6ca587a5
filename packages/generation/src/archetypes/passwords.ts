import { defineArchetype } from '../archetype.ts'

export const passwords = defineArchetype({
  id: 'passwords',
  words:
    'password manager 18, passwords 8, password vault 18, vault 7, my logins 9, store logins 14, website logins 12, passwords and logins 12, logins and passwords 12, credentials 8, autofill 6, master password 14, password generator 6, store passwords 14, save passwords 14',
  examples: `
    Keep all my logins safe behind one master key and fingerprint
    I forget which email and secret word I used for which site
    Password manager with categories, strong password generator, copy with one tap, locks after a minute
    Family vault so my wife and I share the wifi code, streaming accounts and bank pin
    Encrypted offline notebook for usernames, pin codes and recovery phrases
    Warns me about weak, reused and leaked credentials and reminds me to change them
    Our small agency stores clients' hosting and mail access, shared per team with who may see it
    Generate random passphrases of any length, with symbols and digits, no ambiguous letters
    Secure place for card numbers, passport, licence keys and server access, synced between devices
    An app that fills in sign-in forms for me and unlocks with my face
    Store software licences and admin accounts for a whole office, with expiry and owner
    Something simple for my parents: website, user name, hint, big letters, one code to unlock`,
  presets: 'dark-pro, clean',
  icon: 'lock',
  names: 'Strongroom, Brass Key, Under Lock',
  entity: 'login',
  home: 'focus',
  screens: `
    home | Vault | lock
    browse | Logins | key
    generator | Generate | repeat | | Password generator
    settings | Settings | settings
    detail | Login
    form | New login
    signin | Unlock`,
})
