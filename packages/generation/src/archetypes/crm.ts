import { defineArchetype } from '../archetype.ts'

export const crm = defineArchetype({
  id: 'crm',
  words:
    'crm 8, customer 4, client 5, lead 5, sales pipeline 7, sales reps 14, sales rep 12, customer visits 12, sales team 12, log visits 8, see their pipeline 8, deal 5, contact 4, case management 6, ticket system 5, support ticket 6, business card 5, networking 4',
  examples: `
    Our sales people visit shops and should note what was said, the next step and the chance of an order
    I freelance and lose track of who asked for an offer, who needs a follow-up call and who said no
    Leads from the trade fair: company, person, phone, how warm, next action, won or lost
    Small agency needs a pipeline with stages from first talk to signed contract and value per stage
    Remember whom I met at networking evenings, what they do, scan their business card, remind me to write
    Insurance broker keeping prospects, policies sold, conversations and renewal dates in one place
    I sell kitchens, windows or solar roofs at people's doors: leads, last call, offers sent, next step
    Keep track of leads and quotes, who said yes or no, when to call again, and what was sent
    Field reps in the region: plan the day's customer visits, log orders and complaints, see monthly targets
    Startup founder tracking investors: contacted, pitched, interested, term sheet
    Real estate agent's database of buyers and sellers with budgets, calls made and offers sent
    Customer history for our wholesale team with contact persons, quotations, discounts agreed and open deals
    Recruiting new clients by cold calling: list of numbers, outcome of each call, call back on Tuesday
    Forecast of revenue by account manager, deals closing this quarter, lost reasons`,
  presets: 'clean, dark-pro',
  icon: 'users',
  names: 'Handshake, Followup, Warm Lead',
  entity: 'contact',
  home: 'ledger',
  bars: 'checkout cart',
  screens: `
    home | Overview | home
    browse | Contacts | users | | | | leads come, customer list, call, buyers, sellers, prospects, leads, contacts, customers, clients
    browse! | Pipeline | layers | deal | | | Pipeline, pipelines, Sales pipeline, Deals, deal, deal stages, Opportunities, opportunity, won or lost, won, kanban
    browse! | Offers | receipt | sent-offer | | | Offers, offer, Quotes, quote, Quotations, quotation, Proposals, proposal
    browse! | Follow-ups | phone | follow-up | | | Follow ups, follow up, followup, followups, follow, call back, callbacks, call backs, Reminders, reminder, remind, calls, tasks, to dos, next step
    browse! | Sales team | users | sales-rep | | | Sales reps, sales rep, reps, rep, salespeople, Sales team, sales people, account managers, per agent, managers, team performance
    week? | Agenda | calendar
    browse! | Viewings | home | house-viewing | | | Viewings, viewing, showings, showing, open houses
    stats | Results | chart | | | | commission, dashboard, reports, report, forecast, conversion, revenue, this quarter, monthly
    detail | Contact
    form | New contact
    chats? | Messages | chat
    history? | Activity | clock
    profile? | Me | user`,
})
