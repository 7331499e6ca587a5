import { defineArchetype } from '../archetype.ts'

export const landlord = defineArchetype({
  id: 'landlord',
  words:
    'landlord 22, landlords 22, my flats 16, two flats 16, rental properties 18, rent received 20, rent of my 18, tenants and rent 20, rent collection 20, collect rent 18, rent payments 14, my tenants 18, property manager 14, property owners 10, statement of utilities 14, utility statement 12, lease agreements 12, rental income 18, house i rent out 18',
  presets: 'clean, calm',
  icon: 'key',
  names: 'First of the Month, Key Ring, Cold Rent',
  entity: 'let-flat',
  home: 'ledger',
  screens: `
    home | Overview | home
    browse | Flats | building
    history | Rent | wallet | rent-payment
    people | Tenants | users
    checklist? | Repairs | tools | repair-order
    stats | Year | chart
    detail | Flat
    form | Note a payment
    settings? | Settings | settings`,
})
