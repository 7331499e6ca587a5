import { defineArchetype } from '../archetype.ts'

export const pharmacy = defineArchetype({
  id: 'pharmacy',
  words:
    'pharmacy 16, online pharmacy 22, pharmacist 12, prescription upload 18, refill 8, refill reminders 12, drugstore 14, medicine delivery 18, prescriptions 7',
  examples: `
    Send in a photo of the doctor's prescription and collect the tablets in the evening
    Our village chemist wants customers to reorder their regular medicine and have it delivered
    Ask the pharmacist about side effects by chat
    Online drugstore: painkillers, cough syrup, vitamins, plasters, basket, courier to the door
    Refill my mother's blood pressure pills every thirty days, tell us when it is ready at the counter
    Check which branch has the ointment in stock and reserve it
    An app for a dispensary where patients upload the paper from the physician, insurance card, co-payment
    Night and Sunday duty chemists nearby with opening times and phone
    Chemist's shop with loyalty stamps: sun cream, plasters, cough drops, what is on offer this week
    We deliver medication to care homes, weekly blister packs, prescriptions per resident, driver signs
    Order over the counter remedies, baby formula and bandages from the local apothecary
    Customers get a message when their repeat prescription can be collected, with generic alternatives and price`,
  presets: 'clean, calm',
  icon: 'pill',
  names: 'Corner Pharmacy, Refill, Green Cross',
  entity: 'prescription',
  home: 'focus',
  screens: `
    home | Home | home
    browse | Medicines | pill
    cart | Basket | cart
    scanner? | Scan | camera
    chats | Pharmacist | chat
    slots? | Delivery
    checkout | Pay
    confirmed | Ordered | | | On its way
    notifications? | Reminders | bell
    detail | Prescription
    form | Upload prescription
    profile? | Me | user`,
})
