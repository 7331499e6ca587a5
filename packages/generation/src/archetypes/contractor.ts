import { defineArchetype } from '../archetype.ts'

/** A firm of builders, roofers or painters: from the request to the last payment. */
export const contractor = defineArchetype({
  id: 'contractor',
  words:
    'contractor 12, production stage 22, proof approval 24, contractors 10, contracting business 26, construction business 20, roofing contractor 30, roofing company 24, painting company 24, painting business 26, house painter 24, painter and decorator 26, trade business 26, job management 26, job tracker for 14, crews assigned 24, assign crews 24, leads and jobs 22, estimates and jobs 24, jobs scheduled 20, small contractor 26, remodeling 18, remodelling 18, builder business 22, flooring company 22, fencing company 24',
  examples: `
    We do roofs: requests come in, we send estimates, plan the crew, take photos and get paid
    Painting business with five people needs jobs, customers, who works where, and what is still to be paid
    Remodeling contractor keeps leads, bids, schedule, crew, materials and invoices of each job in one place
    Small builder wants to see which jobs are quoted, running and finished and what each one earns
    Fence company: measure, estimate, deposit, date, crew, final bill
    Job management for tradesmen from the first call to the last payment with pictures and notes
    Window and door fitters plan installations, assign teams, note extra work and collect the balance
    Kitchen fitters and joiners: enquiries, visits, offers, jobs in progress, snag list and payments
    Landscape contractor with three crews, job calendar, machines, hours and deposits
    Gutter and siding company tracks jobs by stage, customer calls and money owed
    Handyman firm schedules small jobs, sends the price, keeps before and after pictures
    Flooring installers need a board of jobs: lead, quoted, scheduled, done, paid
    Family plumbing business wants customers, jobs of the week, quotes and unpaid bills on the phone`,
  presets: 'clean, bold',
  icon: 'tools',
  names: 'Job Board, Done Right, Crew and Co',
  entity: 'contract-job',
  bars: 'checkout cart slots weather',
  home: 'ledger focus',
  screens: `
    home | Overview | home
    browse | Jobs | tools | | | | todays stops, stops, todays jobs, Jobs, jobs scheduled, job list, projects, photos and notes, notes, photos, photo, progress
    browse! | Leads | phone | job-lead | | | Leads, track leads, lead, requests, enquiries, inquiries, prospects
    browse! | Estimates | receipt | price-quote | | | Estimates, Quotes, Bids, Proposals, estimate, quote, estimates sent, bid, offers
    week | Schedule | calendar | | | | Schedule, calendar, job calendar, plan, scheduling
    browse! | Crews | users | crew-member | | | Crews, Crew, crews assigned, team, teams, workers, employees, subcontractors
    browse! | Payments | wallet | job-payment | | | Payments, payments received, payment, deposits, deposit, invoices, invoice, unpaid, balance, get paid, money owed
    browse! | Materials | box | stock item | | | Materials, material, materials list, supplies, tools
    detail | Job
    form | New job
    stats? | Numbers | chart
    map? | Map | map
    chats? | Messages | chat
    profile? | Me | user`,
})
