import { defineArchetype } from '../archetype.ts'

export const visitorDesk = defineArchetype({
  id: 'visitor-desk',
  words:
    'visitors sign in 24, visitor sign-in 26, visitor management 26, visitor log 22, visitor book 20, reception 6, front desk 10, guest sign-in 22, visitors at reception 22, visitor badge 20, host is notified 14',
  presets: 'clean, calm',
  icon: 'badge',
  names: 'Front Desk, Signed In, Glass Door',
  entity: 'desk-visitor',
  home: 'ledger',
  screens: `
    home | Today | home
    form | Sign in | edit
    browse | Visitors | users
    ticket? | Badge | ticket
    history? | Log | clock
    notifications? | Messages | bell
    detail | Visitor
    settings? | Settings | settings`,
})
