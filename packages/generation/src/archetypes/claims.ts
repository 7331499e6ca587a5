import { defineArchetype } from '../archetype.ts'

export const claims = defineArchetype({
  id: 'claims',
  words:
    'insurance claim 24, insurance claims 24, file a claim 22, report a claim 20, claim status 16, insured 10, insurance policies 16, my policies 16, car insurance 12, accident report 16, damage claim 16, insurance app 24, insurance company app 24, health insurance 12, home insurance 12',
  examples: `
    I had a crash, photograph the dent and send it to my insurer as a damage claim
    Where is my water damage claim, who handles it and when do I get money
    All my policies in one place with number, premium and hotline, insurer and what is covered
    Bike stolen: date, place, police report, value and receipt, submit a claim to the insurance
    Insurance customers tell us about hail, fire and glass damage
    Travel cover: lost suitcase, cancelled flight, upload proof, paid back by the insurer
    Broker app for clients with contracts, adviser chat and loss notices to the insurer, each policy with its premium
    Accident sketch with the other driver's plate, witnesses and signature, photos of both cars
    Vet bills for my dog sent to the cover provider, paid share, insurer pays the rest
    Status of my reimbursement: received, assessed, paid, with insurer, loss and receipts
    Crop loss notice by farmers, field, hectares, photos, assessor visit, insurer decides
    Health costs handed in by picture, refunds tracked, money back from the insurer`,
  unless:
    /\b(?:instruments|cameras|guitars|paintings|jewellery|jewelry) insured\b|\binsured? (?:instruments|cameras|guitars|paintings)\b/i,
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
