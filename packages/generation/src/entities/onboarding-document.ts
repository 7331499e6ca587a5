import { defineEntity } from '../entity.ts'

export const onboardingDocument = defineEntity({
  id: 'onboarding-document',
  one: 'Document',
  many: 'Documents',
  words: 'onboarding document, document to sign',
  icon: 'file',
  groups: 'To sign, Signed, To read',
  fields: `
    Name | text | Contract annex
    Pages | number | 2
    Due | date | Fri 27 Nov
    Signed | switch | no`,
  samples: `
    icon | title | subtitle | badge | tone
    file | Contract annex | Two pages, until Friday | To sign | warning
    shield | Data protection | One page | To sign | warning
    file | Staff handbook | 24 pages | To read | primary
    card | Bank details | Form | Signed | success
    check | Safety rules | Three pages | Signed | success`,
  about: 'Two pages on working hours and holidays. Sign with your finger on the last one.',
  add: 'Add document',
  use: 'Sign',
})
