import { defineEntity } from '../entity.ts'

export const fileDrop = defineEntity({
  id: 'file-drop',
  one: 'Device',
  many: 'Devices',
  words: 'paired device, device nearby',
  icon: 'phone',
  groups: 'Nearby, Paired, Blocked',
  fields: `
    File | text | Pier pictures.zip
    To | choice | Attic laptop | Attic laptop, Omar’s phone, Television
    Clipboard too | switch | no
    Ask before receiving | switch | yes`,
  samples: `
    icon | title | subtitle | badge | tone
    grid | Attic laptop | Paired, same Wi-Fi | Ready | success
    phone | Omar’s phone | 2 metres away | Ready | success
    video | Television | Paired, living room | Ready | success
    phone | Ana’s tablet | Sends 14 pictures, 62 % | Busy | warning
    grid | Work computer | Last seen yesterday | Away | neutral`,
  about: 'Paired since May. Fourteen pictures came over this morning, forty megabytes in nine seconds.',
  facts: '14 | Files\n40 MB | In all\n9 s | Took',
  figures: '3 | Nearby\n2 | Paired\n1.2 GB | This week',
  hero: 'Ready | Attic laptop | Paired, on the same Wi-Fi | Send',
  tip: 'Nothing leaves the room | Files go straight from one to the other',
  add: 'Send files',
  use: 'Send files',
})
