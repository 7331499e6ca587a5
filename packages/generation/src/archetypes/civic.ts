import { defineArchetype } from '../archetype.ts'

export const civic = defineArchetype({
  id: 'civic',
  words:
    'collect signatures 30, petition 18, petitions 18, signatures for 24, dangerous spots 16, city answers 14, vote for better 14, proposals 9, petition 12, citizens vote 18, citizens to vote 20, residents vote 18, participatory budget 24, participatory budgeting 24, voting 4, petitions 14, participatory 16, civic 12, town hall 8, vote on proposals 18, citizen proposals 18, political 6, parliament 9, council meetings 12, mayor 9, initiatives 6, referendum 14, neighborhood proposals 14, suggestions box 12, suggestion box 14, ideas box 12, student council 10, election 9, parliament 16, congress 20, bills in congress 34, latest bills 20, lawmakers 20, legislators 18, senators 18, parliament bill 30, bills in parliament 30, legislation 20, legislation tracker 28, local politics 36, city council 30, council decisions 34, town council 30, summarises council 34, members of parliament 30',
  examples: `
    Collect signatures for a new playground and show the council how many have signed
    Petition for a zebra crossing in our street, signatures, comments, next step
    People suggest how to spend the district money and the rest decides, one vote each
    Collect signatures for a petition and send it to the mayor
    Students put ideas in a box, discuss them and choose the best ten, votes shown
    Members of the assembly vote yes, no or abstain on motions with results, motions listed
    Residents propose benches and trees, supporters count, city hall replies, number of votes shown
    Agenda, minutes and decisions of the town parliament for ordinary folks, motions and who voted how
    Referendum guide with arguments for and against, and my choice, citizens vote by ballot
    Workers' suggestion scheme, colleagues back ideas, management answers, ideas with votes
    Mark dangerous crossings and vote which is to be made safe first, citizens' proposals
    Youth parliament: initiatives, debates, vote evening and outcome, votes counted
    Who represents me, how did they vote, write a question to them, votes listed by member
    Neighbourhood budget of fifty thousand, projects with cost, ballot open until Sunday, votes shown live`,
  presets: 'editorial, clean',
  icon: 'chat',
  names: 'Show of Hands, Agenda Item 4, Aye',
  entity: 'proposal',
  home: 'shelf',
  screens: `
    home | Now | home
    browse | Proposals | list
    votes | Results | chart
    calendar? | Meetings | calendar
    chats? | Questions | chat
    poll | Vote
    detail | Proposal
    form | New proposal
    history? | Minutes | file
    profile | Me | user`,
})
