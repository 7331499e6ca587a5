import { defineArchetype } from '../archetype.ts'

export const pharmacy = defineArchetype({
  id: 'pharmacy',
  words:
    'pharmacy 16, online pharmacy 22, pharmacist 12, prescription upload 18, refill 8, refill reminders 12, drugstore 14, medicine delivery 18, prescriptions 7, optician 14',
  presets: 'clean, calm',
  icon: 'pill',
  names: 'Corner Pharmacy, Refill, Green Cross',
  entity: 'prescription',
  home: 'focus',
  screens: `
    home | Home | home
    browse | Medicines | pill
    cart | Basket | cart
    scanner | Upload | camera
    chats | Pharmacist | chat
    slots? | Delivery
    notifications? | Reminders | bell
    detail | Prescription
    form | Upload prescription
    profile? | Me | user`,
})
