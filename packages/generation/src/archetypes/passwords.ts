import { defineArchetype } from '../archetype.ts'

export const passwords = defineArchetype({
  id: 'passwords',
  words:
    'password manager 18, passwords 8, password vault 18, vault 7, my logins 9, store logins 14, website logins 12, passwords and logins 12, logins and passwords 12, credentials 8, autofill 6, master password 14, password generator 6, store passwords 14, save passwords 14',
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
