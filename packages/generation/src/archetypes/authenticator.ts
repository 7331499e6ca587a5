import { defineArchetype } from '../archetype.ts'

export const authenticator = defineArchetype({
  id: 'authenticator',
  words:
    'two-factor 16, two factor 16, two-factor authentication 18, factor authentication 14, 2fa 18, authenticator 16, otp 14, one-time password 16, one-time codes 16, totp 18',
  examples: `
    Six digit login codes that change every thirty seconds, for all my two-factor accounts
    Two-factor login: I need an offline place for the second step of all my accounts
    Scan the QR from a website and get its verification code, locked with my fingerprint
    Like Google Authenticator but with encrypted backup and folders
    Our staff must confirm logins with a rotating number from their phone, accounts locked without it
    Open source HOTP and time based tokens with search, icons and export of all accounts, codes offline
    A vault of security tokens so I can log in when SMS does not arrive, two-step verification codes per account
    Tap to copy the passcode before it expires, with a little ring counting down, one-time password for each account
    Move all my login tokens to a new phone without losing access, backup of 2FA accounts and codes
    Approve or deny a sign-in by push, with device name and place shown
    Recovery keys and verification tokens for work and private accounts, kept apart, one-time codes
    Watch companion that shows the current token for my mail and bank login, six digits on the wrist`,
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
