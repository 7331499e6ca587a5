import { defineArchetype } from '../archetype.ts'

/** Claims of injured workers, veterans and the disabled, from their side: papers, letters, rules; buying insurance is `claims`. */
export const injuryClaims = defineArchetype({
  id: 'injury-claims',
  words:
    'injured workers 40, injured worker 38, workers compensation 40, workers’ compensation 40, work injury 30, workplace injury 24, injury claim 34, injury claims 34, personal injury 22, disability claim 34, disability claims 34, disability benefits 28, veterans claims 36, va claims 34, benefit claims 26, evidence management 20, appeal letter 20, claim evidence 26',
  examples: `
    Hurt at work: my claim, the papers still missing and the date until which I may appeal
    Injured workers keep reports, letters and deadlines of their compensation case together
    Veterans file a disability claim, collect evidence and follow where it is
    What the policy says about wage loss, in plain words, and a letter that names the section
    Symptom diary after a concussion that goes into the file
    Write the appeal with help of AI from my notes and reports
    Car accident: photos, witnesses, doctor visits and receipts for my lawyer
    Disabled people apply for benefits, see which proofs are needed and what was decided
    Case worker calls, noted with date and what was promised
    Evidence folder by claim: medical, work, witnesses, diary
    Reminders before deadlines of forms and reviews
    Expenses for trips to the clinic, receipts photographed, form filled in
    A union helps members with occupational disease cases`,
  bars: 'cart checkout slots map',
  presets: 'calm, clean',
  icon: 'file',
  names: 'Page by Page, On Record, Paper Trail',
  entity: 'benefit-claim',
  home: 'focus',
  screens: `
    home | My claims | home
    browse | Claims | file
    browse | Evidence | folder | claim-evidence | | | evidence, evidence management, medical records, proof, reports, witness, photos
    browse | Documents | pen | claim-letter | | | document generation, generate documents, letters, forms, appeal, templates
    browse | Policies | book | claim-policy | | | policy reference, policy, rules, law, regulations, rights
    thread! | Ask | chat | | | | ai assistance, ai assistant, ask, questions, chatbot, guidance
    calendar? | Deadlines | calendar
    detail | Claim | | | | | claim tracking, status, track claim
    form | New claim
    settings | Settings | settings`,
})
