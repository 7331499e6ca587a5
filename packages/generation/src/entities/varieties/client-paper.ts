import { clientPaper } from '../client-paper.ts'
import { defineVarieties } from './variety.ts'

/** What passes between somebody and those they work for; without these words it is a bookkeeper. */
export const clientPaperVarieties = defineVarieties(clientPaper, [
  {
    signs: 'wedding 7, weddings 7, couples 4, event agency 8, event planner 8, party planner 8',
    groups: 'Missing, To sign, Done',
    without: 'Month',
    fields: `
      Document | text | Contract, the old dairy
      Kind | choice | Contract | Contract, Draft, Receipt
      Due | date | Fri 4 Dec
      Signed | switch | no`,
    samples: `
      icon | title | subtitle | value | badge | tone
      file | Contract, the old dairy | Read and sign | 4 Dec | To sign | warning
      image | Mood board, green and linen | 14 pictures | 19 Nov | New | primary
      users | Seating plan, second draft | 84 guests, 11 tables | 27 Nov | To check | warning
      fork | Menu, three courses | Choose fish or beet | 27 Nov | Missing | danger
      music | Band, contract | Signed on Monday | 16 Nov | Done | success
      receipt | Deposit, flowers | € 300, paid | 12 Nov | Done | success`,
    about: 'Six pages with the hours, the house rules and what happens when it rains. Sign on the last one.',
    facts: `
      6 | Pages
      4 Dec | Due
      182 | Days to go`,
    hero: 'Two wait for you | Menu and contract of the dairy | Until Friday, 27 November | Look at them',
    tip: '182 days to go | Band and flowers are booked',
    figures: `
      2 | Missing
      1 | To sign
      182 | Days to go`,
  },
  {
    signs: 'law firm 8, lawyer 8, lawyers 8, attorney 8, legal 6, notary 8, solicitor 8',
    groups: 'Missing, To sign, Done',
    without: 'Month',
    fields: `
      Document | text | Power of attorney
      Kind | choice | Contract | Contract, Letter, Court, Receipt
      Due | date | Fri 4 Dec
      Signed | switch | no`,
    samples: `
      icon | title | subtitle | value | badge | tone
      file | Power of attorney | Read and sign | 4 Dec | To sign | warning
      warning | Lease, all pages | Page 4 is missing | 27 Nov | Missing | danger
      mail | Letter to the landlord | Draft, please read | 24 Nov | To check | warning
      file | Answer of the court | Arrived today | 19 Nov | New | primary
      receipt | Fee note, October | € 420, paid | 12 Nov | Done | success`,
    about: 'Two pages. With it we may write and speak for you in this matter, and in no other.',
    facts: `
      2 | Pages
      4 Dec | Due
      1 | To sign`,
    hero: 'Two wait for you | Power of attorney and page 4 | Until Friday, 27 November | Look at them',
    tip: 'Court has answered | We call on Thursday',
  },
  {
    signs:
      'architect 7, architects 7, interior designer 8, interior design 7, builder 5, contractor 5, kitchen studio 7, renovation 5',
    groups: 'To approve, Plans, Done',
    without: 'Month',
    fields: `
      Document | text | Ground floor, draft 3
      Kind | choice | Plan | Plan, Offer, Invoice
      Due | date | Fri 4 Dec
      Signed | switch | no`,
    samples: `
      icon | title | subtitle | value | badge | tone
      file | Ground floor, draft 3 | Wall moved by 40 cm | 24 Nov | To approve | warning
      palette | Materials, kitchen | Oak, linoleum, white | 27 Nov | To choose | warning
      receipt | Offer, windows | € 8,400, three of five | 4 Dec | To sign | danger
      home | View from the garden | Picture, new | 19 Nov | New | primary
      receipt | Invoice 2, design | € 3,200, paid | 12 Nov | Done | success`,
    about: 'The wall to the kitchen moved by forty centimetres, so the table has its place at the window.',
    facts: `
      3 | Draft
      24 Nov | Due
      2 | To approve`,
    hero: 'Two wait for you | Draft 3 and the materials | Until Friday, 27 November | Look at them',
    tip: 'Windows are on offer until 4 December | After that plus four percent',
    use: 'Approve',
  },
  {
    signs:
      'design agency 7, web agency 7, marketing agency 7, agency 4, freelancer 4, consultancy 6, consultant 5, studio 3',
    groups: 'To approve, Running, Done',
    without: 'Month',
    fields: `
      Document | text | Logo, three ways
      Kind | choice | Draft | Draft, Offer, Minutes, Invoice
      Due | date | Fri 4 Dec
      Signed | switch | no`,
    samples: `
      icon | title | subtitle | value | badge | tone
      image | Logo, three ways | Choose one | 24 Nov | To approve | warning
      file | Website, start page | Second draft | 27 Nov | To check | warning
      file | Offer, phase two | € 4,800, sign | 4 Dec | To sign | danger
      chat | Minutes of Tuesday | Four next steps | 19 Nov | New | primary
      receipt | Invoice 2026-117 | € 1,280, paid | 12 Nov | Done | success`,
    about: 'Three ways with the same letters: one quiet, one loud, one with the bird. Say which and why.',
    facts: `
      3 | Ways
      24 Nov | Due
      2 | To approve`,
    hero: 'Two wait for you | Logo and start page | Until Friday, 27 November | Look at them',
    tip: 'Start page goes live on 1 December | When texts are here by Friday',
    use: 'Approve',
  },
  {
    signs:
      'mortgage 8, loan broker 8, insurance broker 7, wealth 6, bank adviser 7, financial advisor 7, financial adviser 7, visa 6, immigration 7',
    groups: 'Missing, To sign, Done',
    without: 'Month',
    fields: `
      Document | text | Application form
      Kind | choice | Identity | Identity, Income, Form
      Due | date | Fri 4 Dec
      Signed | switch | no`,
    samples: `
      icon | title | subtitle | value | badge | tone
      file | Passport, both sides | Photo is sharp | 12 Nov | Done | success
      warning | Salary slips, three | October is missing | 27 Nov | Missing | danger
      file | Application form | Eight pages, sign | 4 Dec | To sign | warning
      home | Proof of address | Not older than three months | 27 Nov | Missing | danger
      file | Letter of the office | Arrived today | 19 Nov | New | primary`,
    about: 'Eight pages, filled in as far as we know you. Check page 3 and sign on the last one.',
    facts: `
      8 | Pages
      4 Dec | Due
      1 | To sign`,
    hero: 'Two are missing | Salary slip and proof of address | Until Friday, 27 November | Send a photo',
    tip: 'Nearly complete | 9 of 11 are there',
  },
])
