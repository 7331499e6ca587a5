import { definePage } from './page.ts'

/** Papers one shows once before something is handed over. */
export const identityCheck = definePage({
  id: 'identity-check',
  said: 'upload driving licence, upload driving license, upload driver licence, upload driver license, upload licence, upload license, driving licence, driving license, driver license, upload id, upload passport, id verification, identity verification, verify identity, verify id, licence check, license check, id check',
  within:
    /\b(?:rent\w*|hire|car sharing|vehicles?|cars?|vans?|bikes?|boats?|scooters?|apartments?|book\w*)\b/i,
  unless: /\b(?:driving school|employees?|staff|fleet|banking|bank)\b/i,
  name: 'Licence',
  icon: 'card',
  line: 'Checked once, within an hour',
  content: `
    hero Two photos | Front and back, then a picture of you.
    fields
    - Front | photo | card
    - Back | photo | card
    - Number | text | X4 182 907
    - Valid until | date | 12 May 2031
    ticks Before you drive
    - x Name and birthday
    - Licence
    - Card for the deposit
    button check | Send for checking
  `,
})
