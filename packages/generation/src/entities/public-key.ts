import { defineEntity } from '../entity.ts'

export const publicKey = defineEntity({
  id: 'public-key',
  one: 'Key',
  many: 'Keys',
  words: 'public key, private key, pgp key, encryption key, signature',
  icon: 'key',
  groups: 'Mine, Confirmed, Others',
  fields: `
    Name | text | Lea Brandt
    Email | email | lea@post.example
    Kind | choice | Curve 25519 | Curve 25519, RSA 4096
    Expires | date | 4 Mar 2028
    Passphrase | text | Four words and a number
    Publish on key server | switch |`,
  samples: `
    icon | title | subtitle | value | badge | tone
    key | Iris Chen, you | iris@post.example, until March 2028 | 4F2A 91C0 | Mine | primary
    check | Lea Brandt | lea@post.example, compared in May | 77B1 0E3D | Confirmed | success
    check | Omar Haddad | omar@post.example, compared on Tuesday | A930 5D12 | Confirmed | success
    help | Harbour Post | tips@harbour.example, from the server | 1C8E 44F7 | Not compared | warning
    warning | Kim Osei | Expired on 1 November | D04B 6A90 | Expired | danger`,
  about: 'Compared at the meeting in May, letter by letter. Expires in March 2028, two mail addresses.',
  facts: '77B1 0E3D | Fingerprint\n2028 | Expires\nMay | Compared',
  figures: '5 | Keys\n2 | Confirmed\n1 | Expired',
  hero: 'Expired | Key of Kim Osei | Ask for a new one | Write',
  tip: 'Back up your own key | Without it nobody reads your old mails',
  add: 'New key',
  use: 'Encrypt for',
})
