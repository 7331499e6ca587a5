import { defineArchetype } from '../archetype.ts'

/** Money put aside for something; games with weeks and envelopes are `savings-challenge`. */
export const savingsGoals = defineArchetype({
  id: 'savings-goals',
  words:
    'savings goal 26, savings goals 26, saving goal 22, saving goals 22, save up 20, saving up 20, save money for 20, saving for 18, savings for 16, put aside 12, piggy bank 9, emergency fund 20, down payment 14, deposit for a house 18, money goal 14, sinking fund 18, savings app 24, saving app 22, savings goals 26, saving goals 26, have i saved 22',
  unless:
    /\b(?:beekeepers?|sells? (?:honey|eggs|vegetables))\b|\b(?:water|plastic|energy|food|waste|co2|power|electricity|paper)[- ](?:and \w+ |& \w+ )?saving/i,
  examples: `
    A house in five years: how much each month, how far are we, what if I put in more
    Saving for a camera, a trip and a new washing machine at once, each with its own pot
    We put money aside for the wedding together, who paid in what
    Emergency fund of three months' wages, show me when I get there
    Name a target with amount and date and tell me what to put away weekly
    Teenagers save up for a moped, bar fills up, parents add something at half-way
    Pots for car repair, Christmas and holiday, moved around with one tap
    Watch my nest egg grow towards the down payment on a flat
    Deposit a bit after each shift and see the percentage for my dream guitar
    Family holiday pot with jar picture, the kids see the level rise
    Group savings: friends create a pot, everybody pays in monthly, who has paid, members vote on withdrawals
    Save money for a house, monthly amount and progress towards the goal
    User sets a savings goal with target sum and deadline, adds deposits and sees the progress`,
  presets: 'calm, clean',
  icon: 'target',
  names: 'Half-way There, Three Pots, Nest Egg',
  entity: 'savings-pot',
  home: 'ledger focus',
  screens: `
    home | Savings | home
    browse | Goals | target
    history | Deposits | clock | pot-deposit
    stats | Progress | trend
    people? | Together | users
    detail | Goal
    form | New goal
    notifications? | Reminders
    settings? | Settings | settings
    profile? | Me | user`,
})
