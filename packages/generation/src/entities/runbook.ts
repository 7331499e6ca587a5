import { defineEntity } from '../entity.ts'

/** What to do when something breaks. */
export const runbook = defineEntity({
  id: 'runbook',
  words: 'runbook, playbook of incidents',
  icon: 'book',
  groups: 'Checkout, Mail, Database',
  fields: `
    Title | text | Payments time out
    Service | choice | Checkout | Checkout, Mail, Database
    Steps | number | 6
    Checked on | date | Tue 3 Nov`,
  samples: `
    icon | title | subtitle | meta
    book | Payments time out | Checkout, roll back, then pool size | 6 steps
    book | Mail queue grows | Mail, drain or move to node two | 4 steps
    book | Database is read-only | Database, ring Omar first | 9 steps
    book | Certificate expired | Any service, renew and reload | 5 steps
    book | Disk is full | Any server, what may be deleted | 3 steps`,
  about: 'First roll back, then ask why. Six steps; the fourth needs a second person.',
  figures: '14 | Runbooks\n2 | To check again',
  add: 'Add runbook',
  use: 'Begin',
})
