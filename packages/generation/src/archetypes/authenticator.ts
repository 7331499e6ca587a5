import { defineArchetype } from '../archetype.ts'

export const authenticator = defineArchetype({
  id: 'authenticator',
  words:
    'two-factor 16, two factor 16, two-factor authentication 18, factor authentication 14, 2fa 18, authenticator 16, otp 14, one-time password 16, one-time codes 16, totp 18',
  presets: 'dark-pro, clean',
  icon: 'shield',
  names: 'Second Lock, Six Digits, Turnkey',
  entity: 'code',
  home: 'focus',
  screens: `
    browse | Codes | shield
    scanner | Scan | camera
    settings | Settings | settings
    detail | Account
    form | Add account
    help? | Help | help`,
})
