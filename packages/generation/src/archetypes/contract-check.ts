import { defineArchetype } from '../archetype.ts'

export const contractCheck = defineArchetype({
  id: 'contract-check',
  words:
    'contracts 6, contract review 22, contract analysis 22, summarises contracts 24, summarizes contracts 24, risky clauses 24, clauses 12, legal ai 20, ai lawyer 20, legal assistant 18, legal documents 8, terms and conditions 10',
  examples: `
    Upload documents, AI summarises contracts and highlights risky clauses, ask a lawyer, calendar of deadlines
    What does my lease say in plain words, and what should I not sign
    AI legal assistant for small firms: contract review, questions, templates
    Scan an agreement, get the important points and dates of notice
    Understand terms and conditions before I accept them
    Upload a job offer and see what is unusual in it
    Contract analysis with risk score for each clause and a lawyer at hand
    Reminds me when a contract renews and how to cancel it
    Legal documents explained for freelancers, ask about any paragraph
    Compare two versions of a contract and see what changed
    Law students built a bot that reads privacy policies
    Consumers check insurance policies and warranties with AI`,
  bars: 'cart quiz',
  presets: 'clean, editorial',
  icon: 'file',
  names: 'Fine Print, Clause Nine, Plain Words',
  entity: 'checked-contract',
  home: 'focus ledger',
  screens: `
    home | Overview | home
    browse | Contracts | file
    thread | Ask | chat
    calendar? | Dates | calendar
    people? | Lawyers | users
    notifications? | Reminders | bell
    detail | Summary
    form | Upload contract
    profile | Me | user`,
})
