import { defineEntity } from '../entity.ts'

/** A drawing or paper of a project. */
export const projectFile = defineEntity({
  id: 'project-file',
  one: 'File',
  many: 'Files',
  words: 'file of a project',
  icon: 'file',
  groups: 'Drawings, Papers, Pictures',
  fields: `
    Project | text | Old dairy
    Version | text | 4
    By | person | Kim Osei
    Date | date | Tue 17 Nov
    Note | long | Windows moved by 20 cm`,
  samples: `
    icon | title | subtitle | badge | tone
    layers | Floor plan, second floor | Version 4, Kim, Tuesday | New | primary
    file | Contract, old dairy | Signed on 2 November | Signed | success
    image | Photos of the site, 24 | Omar, yesterday | New | primary
    edit | List of materials | Lea, to check | Open | warning
    file | Offer of the joiner | Valid until 4 December | Open | warning`,
  about: 'Fourth version, the windows have moved by 20 centimetres. Two comments are open.',
  facts: '4 | Version\n2 | Comments\n1.8 MB | Size',
  figures: '24 | Files\n2 | New',
  hero: 'New since Tuesday | Floor plan, second floor | Version 4, two comments | Open',
  tip: 'Two files are new | Floor plan and photos',
  trend: 'Files a week | 9 | +2',
  add: 'Upload file',
  use: 'Download',
})
