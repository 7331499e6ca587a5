import { defineArchetype } from '../archetype.ts'

/** Keys to encrypt and sign with, one's own and those of others. */
export const encryptionKeys = defineArchetype({
  id: 'encryption-keys',
  words:
    'pgp 40, openpgp 44, gpg 40, gnupg 44, openkeychain 44, public keys 34, private keys 18, key manager 24, keyserver 40, encrypt files 26, encrypt text 34, encryptor 26, signatures 8, verify signatures 34, fingerprints of keys 36, age encryption 30',
  examples: `
    Generate a key pair and keep it safe with a passphrase
    Import somebody's public key by scanning it or from a server
    Encrypt a text or a file for Lea and sign it
    Is this signature good and whose is it
    Which of my keys expire this year
    Confirm a key by comparing its fingerprint at a meeting
    Back up my keys to a card with a code
    Decrypt mails for my mail program
    Revoke an old key and tell the world
    Hardware token for signing
    Several identities, each with mail addresses
    A vault of files nobody else can open, with keys I hold`,
  unless: /\b(?:door|house|car|hotel|room) keys?\b|\bpassword manager\b/i,
  bars: 'cart checkout slots map feed people mail',
  presets: 'dark-pro, clean',
  icon: 'key',
  names: 'Two Halves, Fingerprint, Sealed Envelope',
  entity: 'public-key',
  screens: `
    browse | Keys | key
    transform | Encrypt | lock
    history? | Log | clock
    scanner? | Scan | camera
    detail | Key
    form | New key
    settings | Settings | settings`,
})
