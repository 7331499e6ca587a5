import { defineArchetype } from '../archetype.ts'

export const landlord = defineArchetype({
  id: 'landlord',
  words:
    'landlord 22, landlords 22, my flats 16, two flats 16, rental properties 18, rent received 20, rent of my 18, tenants and rent 20, rent collection 20, collect rent 18, rent payments 14, my tenants 18, property manager 18, property managers 18, property management 24, unpaid rent 20, vacant units 16, property owners 10, statement of utilities 14, utility statement 12, lease agreements 12, rental income 18, house i rent out 18, flats with rent 24, rents paid 20, rents are paid 20, rent and tenants 24, rent tracker 26, rent tracking 22, rental income tracker 24, tenant requests 20, requests and payments of tenants 10',
  examples: `
    Landlord of a shared student house: who has paid rent, gas certificate and deposits, tenants report mould and leaks with pictures
    I am the landlord of four apartments and want to see who has paid this month and who is late
    Rental properties with deposit, lease start, rent increase, keys handed over, for every unit I let
    Managed buildings: renters report damage with pictures and follow it, contractors get the job, the office sees arrears, empty units and contracts
    Yearly settlement of heating and water for the people renting from me
    Letting out my late aunt's house: income, repairs, tax, the family living there
    Which tenant has what, since when, for how much rent, and when the lease ends
    Rental income of a small investor with garages and two shops: rent received, arrears, reminder letters, yield per unit
    Renters report a broken boiler, I send the plumber and file the bill under that unit
    Property manager for several owners: viewings done, leases signed, monthly statement to each owner
    Handover protocol with photos of walls and floors when somebody moves in or out
    Cold and warm monthly amounts, service charges, bank transfers matched to the right door
    Student rooms in my building, each with occupant, amount due on the first and notice period
    Mortgage, insurance and what comes in from my two-family house, profit at the end of the year`,
  presets: 'clean, calm',
  icon: 'key',
  names: 'First of the Month, Key Ring, Cold Rent',
  entity: 'let-flat',
  home: 'ledger',
  bars: 'checkout',
  screens: `
    home | Overview | home
    browse | Flats | building
    history | Rent | wallet | rent-payment | | | late payers, late payments, late rent, overdue, arrears, unpaid, Rent collection, collect rent, rent reminders, Payments
    people | Tenants | users
    browse! | Repairs | tools | let-repair | | | maintenance, Maintenance requests, Repairs, repair, Repair requests, tickets, damage, damages, requests
    browse! | Contracts | file | let-contract | | | Leases, lease, Contracts, contract, documents, agreements
    stats | Year | chart
    detail | Flat
    form | Note a payment
    settings? | Settings | settings`,
})
