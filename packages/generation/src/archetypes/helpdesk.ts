import { defineArchetype } from '../archetype.ts'

export const helpdesk = defineArchetype({
  id: 'helpdesk',
  words:
    'helpdesk 14, it tickets 26, maintenance tickets 24, tickets and inventory 24, help desk 14, it support 12, support tickets 12, ticketing 5, report tickets 9, technician 4, knowledge base 6, incident 4, sla 7, customers to report problems 26, customer support chat 26, support chat 20',
  examples: `
    Helpdesk for our office: staff report that the printer or their laptop is broken and see when somebody looks at it
    We are the IT support of a hospital: tickets with priority, who is on it, deadline, solved or waiting
    Password reset, no internet, new mouse: choose the problem, add a screenshot, get a number
    Users write in, agents answer, escalate to second level, and the answer becomes an article for next time
    School with 400 tablets, teachers send in faults and our two admins work through the queue
    Customer support for my software: open cases, first response time, satisfaction after closing
    Support tickets from employees in a queue, assigned to colleagues, internal comments, overdue ones in red
    Faulty projector in room 12? Colleagues should tell IT in ten seconds with photo and urgency
    Service desk for a city administration with categories hardware, accounts, software, telephones
    Managed service provider: our business clients open a ticket, we see service level and remaining response hours
    Outage announcements and self-help answers for staff before they open a case with us
    Who in support has how many open cases, average time to solve, reopened ones, busiest categories`,
  presets: 'clean, dark-pro',
  icon: 'help',
  names: 'First Answer, Plugged In, Fixline',
  entity: 'ticket',
  home: 'ledger focus',
  bars: 'ticket checkout timer help',
  screens: `
    home | Tickets | home
    browse | All | list | | | | open tickets, Tickets, queue, priority, status, requests
    browse! | Knowledge | book | help-article | | | Knowledge base, knowledge, articles, article, faq, self help, help center
    browse! | Replies | chat | canned-reply | | | Canned replies, canned, templates, saved replies, macros
    stats | Numbers | chart | | | | Statistics, Reports, report, response time, sla, sla timers, sla timer, satisfaction score, satisfaction
    people! | Team | users | crew-member | | | Agents, agent, it guys, guys, Technicians, technician, assign, assigns, assigned, team
    browse! | Devices | panelTop | office-device | | | Devices, Laptops, laptop, projectors, printers, Assets, asset, Hardware, equipment, computers, inventory, lent to students, lent, loans
    detail | Ticket | | | | | answer, answers, close, reply, replies, resolve, comment, comments, assign to
    form | Report a problem
    chats? | Messages | chat
    profile? | Me | user`,
})
