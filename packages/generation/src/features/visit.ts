import { defineFeature } from '../feature.ts'

/** Where the house behind the app is, when it is open and how one reaches it. */
export const visit = defineFeature({
  id: 'visit',
  words:
    'opening hours, opening times, business hours, visiting hours, contact, contact us, contact form, contact details, contact page, call us, find us, reach us, write to us, our address, our location, our phone number, directions',
  screen: 'visit | Contact | pin | page',
  weight: 4,
})
