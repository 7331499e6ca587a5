import { defineArchetype } from '../archetype.ts'

/** People who stand for an office, and those who vote for one of them. */
export const election = defineArchetype({
  id: 'election',
  words:
    'election 16, elections 16, online election 26, student election 26, candidates 5, candidate 4, voters 9, voter 7, ballot 8, cast a vote 14, cast vote 12, cast their vote 16, register as a voter 20, election results 20, electoral 14, one vote per 12, student council 14, e-voting 20, running for office 18',
  examples: `
    Voters see the candidates for each office and cast one vote
    Student council election: nominations, ballot, results when the polls have closed
    Register as a voter, choose a candidate, see who has won
    Candidates with party, photo and programme, votes counted live
    The administrator opens and closes the election and adds candidates
    Our club elects a board: chair, treasurer, secretary, secret ballot
    Mayor and council are elected online, turnout by district as a chart
    Class representative is chosen, everybody has one vote
    Election night: results by party, seats, winners per office
    Works council election, list of voters, each votes once, result as bars
    Ranked choice ballot for a society with proof that my vote was counted
    Programmes of those who stand for mayor, side by side, before election day`,
  // Where a group eats is voted on, and nobody stands for it.
  needs:
    /\b(?:elect\w*|candidat\w+|ballots?|council\w*|mayor\w*|nominat\w+|voters?|office|polling|electoral|referend\w+|presiden\w+|chair\w*|board|represent\w+|committee|parliament|part(?:y|ies)|e-?voting|cast\w*|polls?)\b/i,
  unless:
    /\bobservers?\b|\bvot(?:es?|ing) (?:on |for )?(?:where|when|what|which (?!candidate|office))|\bpolling station inspections?\b|\b(?:polls?(?! (?:are |have |is )?(?:clos|open))|petitions?|surveys?|games?|movies?|songs?)\b/i,
  bars: 'checkout cart slots map',
  presets: 'editorial, clean',
  icon: 'check',
  names: 'Polling Day, One Vote, Aye',
  entity: 'candidate',
  screens: `
    home | Election | home
    browse | Candidates | users
    poll | Ballot | check
    votes | Results | chart
    form? | Register | | voter
    detail | Candidate
    profile | Me | user`,
})
