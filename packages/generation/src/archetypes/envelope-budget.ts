import { defineArchetype } from '../archetype.ts'

export const envelopeBudget = defineArchetype({
  id: 'envelope-budget',
  words:
    'envelope budgeting 28, envelopes 9, envelope method 26, cash stuffing 24, cash envelopes 26, zero-based budget 22',
  presets: 'clean, warm',
  icon: 'wallet',
  names: 'Seven Envelopes, Left Over, Sorted Cash',
  entity: 'envelope',
  home: 'ledger',
  screens: `
    home | Envelopes | home
    browse | All | wallet
    budget | Month | pie
    history | History | clock
    stats? | Trends | chart
    detail | Envelope
    form | Add spending
    settings | Settings | settings`,
})
