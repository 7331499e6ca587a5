import { defineEntity } from '../entity.ts'

export const sshKey = defineEntity({
  id: 'ssh-key',
  one: 'Key',
  many: 'Keys',
  words: 'ssh key, private key, public key',
  icon: 'key',
  groups: 'This phone, Work',
  fields: `
    Name | text | This phone
    Kind | choice | Ed25519 | Ed25519, RSA 4096, ECDSA
    Passphrase | switch | yes
    Unlock with fingerprint | switch | yes`,
  samples: `
    icon | title | subtitle | badge | tone
    key | This phone | Ed25519, made 2 October | 4 hosts | success
    key | Work laptop | RSA 4096, imported | 2 hosts | success
    key | Deploy | Ed25519, without passphrase | 1 host | warning
    key | Old tablet | ECDSA, 2021 | Unused | neutral`,
  about: 'Ed25519, made on this phone and never copied from it. Opens four hosts with a fingerprint.',
  facts: '4 | Hosts\n2 Oct | Made',
  figures: '4 | Keys\n3 | In use',
  tip: 'One key is not used | Old tablet, since 2021',
  add: 'New key',
  use: 'Copy public key',
})
