import { definePage } from './page.ts'

export const permissionSlips = definePage({
  id: 'permission-slips',
  said: 'permission slips, permission slip, consent forms, consent form, sign permission, parental consent, sign consent, sign forms, sign documents',
  within:
    /\b(?:school|kindergarten|nursery|daycare|parents?|camp|scouts?|club|tattoo|clinic|practice|piercing|dentist|salon|children|youth)\b/i,
  name: 'Permissions',
  icon: 'edit',
  line: 'One waits for your name',
  content: `
    rows Waits for you
    - edit | For the trip on 27 November | By Tuesday | | To sign
    rows Signed
    - check | Photographs | In September | | Signed
    - check | First help | In September | | Signed
    - check | Going home alone | In August | | Signed
    fields
    - Name | person | Ana Petrova
    - Date | date | Thu 19 Nov
    switches I agree
    - I have read it
    button edit | Sign
  `,
})
