import { defineEntity } from '../entity.ts'

export const mourningPaper = defineEntity({
  id: 'mourning-paper',
  one: 'Document',
  many: 'Documents',
  words: 'funeral document, death certificate, funeral paper',
  icon: 'file',
  groups: 'Here, Missing, Sent',
  fields: `
    Document | text | Death certificate
    Where | choice | Here | Here, Missing, Sent
    For | text | Registry office
    Photo | photo | document`,
  samples: `
    icon | title | subtitle | badge | tone
    file | Death certificate | Five copies, registry office | Here | success
    file | Family book | For the registry office | Missing | warning
    file | Health insurance card | To be handed back | Here | success
    file | Pension notice | Letter is ready to sign | To sign | primary
    file | Grave contract | Linden cemetery, 20 years | Sent | success
    file | Last will | Probate court, opened 3 Dec | Sent | success`,
  about: 'Five certified copies. The bank, the insurance and the pension office each keep one.',
  facts: '5 | Copies\nMon | Issued\n3 | Given away',
  figures: '4 | Here\n1 | Missing\n2 | Sent',
  hero: 'Still missing | Family book | The registry office asks for it | Take a photo',
  tip: 'Letters are ready | Bank, landlord and phone',
  add: 'Add document',
  use: 'Share copy',
})
