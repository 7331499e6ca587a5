import { defineArchetype } from '../archetype.ts'

export const claims = defineArchetype({
  id: 'claims',
  words:
    'insurance claim 24, insurance claims 24, file a claim 22, report a claim 20, claim status 16, insured 10, insurance policies 16, my policies 16, car insurance 12, accident report 16, damage claim 16',
  presets: 'calm, clean',
  icon: 'shield',
  names: 'Covered, Safe Side, Claim Four',
  entity: 'insurance-claim',
  home: 'ledger',
  screens: `
    home | Overview | home
    form | Report damage | plus
    browse | Claims | list
    wallet? | Policies | shield
    chats? | Adviser | chat
    detail | Claim
    notifications? | News | bell
    profile | Me | user`,
})
