import { defineArchetype } from '../archetype.ts'

/** A circle that pays in together and gives the pot to one after the other, or lends from it. */
export const savingsCircle = defineArchetype({
  id: 'savings-circle',
  words:
    'savings circle 60, savings group 60, savings groups 60, chama 70, chamas 70, merry-go-round group 60, susu 60, tontine 60, rosca 60, stokvel 70, ajo 40, esusu 60, tanda 44, pardner 60, committee savings 44, table banking 60, chit fund 60, village bank 44, sacco 44, rotating savings 60, lending circle 60, savings club 50',
  examples: `
    Everybody puts in fifty a month and one of us gets it all, in turn, until each had it once
    Women of the village pay in on Sunday, borrow for a cow or school fees, pay back with a little interest
    Who has paid this week, who is late and pays a fine, what lies in the box
    Merry-go-round among fourteen colleagues, order of receivers drawn by lot
    Treasurer writes down contributions, loans, fines, and reads out the balance at the meeting
    Members ask for a loan, two vouch for them, the group votes
    Our stokvel buys groceries in December, each sees what she has put in
    Money from the circle goes out on the 25th, the next three names are known
    Minutes, attendance and fines of the meeting under the tree
    Share-out at the end of the year: what each one saved, interest, less what she owes
    Mobile money in, receipt to the member, statement to all
    Emergency fund of the group for funerals and illness, who got help`,
  bars: 'cart leaderboard slots',
  presets: 'warm, clean',
  icon: 'repeat',
  names: 'Round of Twelve, The Box, Everybody Once',
  entity: 'circle-payment',
  keepsThing: true,
  home: 'ledger focus',
  screens: `
    home | Circle | home
    browse | Paid in | receipt | | | | Contributions, contribution, payments, paid in, weekly contributions, monthly contributions, who has paid, who is late, dues
    people | Members | users | circle-member | | | Members, member, people, friends, profiles
    browse! | Payouts | gift | circle-payout | | | Payouts, payout, pot, turn, turns, whose turn, who gets the pot, receiver, receivers, Beneficiaries, beneficiary, rotation, merry-go-round
    browse! | Loans | wallet | circle-loan | | | Loans, loan, borrow, lend, interest
    browse! | Meetings | calendar | circle-meeting | | | Meetings, Meeting minutes, Minutes, meeting, attendance, announcements
    browse! | Fines | warning | circle-fine | | | Fines, fine, penalties
    stats? | Numbers | chart
    detail | Payment
    form | Pay in
    form! | Ask for a loan | | circle-loan | | | loans, loan, borrow
    notifications? | Reminders | bell
    profile? | Me | user`,
})
