import { defineArchetype } from '../archetype.ts'

export const polls = defineArchetype({
  id: 'polls',
  words:
    'lunch vote 40, lunch poll 40, vote on lunch 40, vote where to eat 40, where to eat 14, poll app 22, poll 8, vote 7, voting 7, voter 6, ballot 6, decide together 6, survey 2, this or that 24, two options 14, would you choose 16',
  examples: `
    Where shall we eat on Friday? Everybody taps one, the winner is shown
    Let the members of our club vote on three logos
    Two pictures, tap the one you like better, see what everyone else chose
    Ask friends a question, several answers, closes on Sunday evening
    Elect the class speaker secretly on the phones, count at once
    A quick show of hands in meetings, anonymous, bars growing live on the projector
    Would you rather questions with percentages of what others picked
    Residents suggest ideas for the square and give thumbs up to the best ones
    Our band asks fans which songs to play, most chosen ones on top
    Which date, which film, which pizza: our group decides together without a hundred messages
    Board decides motions online: for, against, abstain, quorum, minutes of the result
    A board votes yes, no or abstain before a deadline, comments, who has not voted yet, archive of decisions
    Streamer lets viewers choose the next move within thirty seconds
    Users vote for an item in a list and see all the votes
    Scouts, choirs or teams vote on themes and dates: question, options, deadline, anonymous or not, results
    A plain voting app: one question, options, everybody votes once`,
  needs: /^(?!.*polling (?:station|place))/is,
  presets: 'bold, playful',
  icon: 'thumb',
  names: 'Show of Hands, Tally, Aye',
  entity: 'idea',
  screens: `
    home | Polls | home
    votes | Results | chart
    browse | Ideas | list
    poll | Vote
    form | New poll
    signin? | Log in
    profile | Me | user`,
})
