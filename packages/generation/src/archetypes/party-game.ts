import { defineArchetype } from '../archetype.ts'

export const partyGame = defineArchetype({
  id: 'party-game',
  words:
    'party game 26, party games 28, drinking game 30, drinking games 32, truth or dare 30, never have i ever 30, would you rather 28, charades 28, kings cup 28, most likely to 24, heads up game 24, guess the word game 18, icebreaker 18, icebreakers 18, spin the bottle 28, game night 12, taboo 16, pictionary 18, who am i 14, spyfall 24, mafia game 22, werewolf game 24',
  examples: `
    Truth or dare for a sleepover, names of the players in turn
    Never have I ever cards for a party, funny and spicy decks
    Drinking games with friends: rules, cards, whose turn
    Would you rather questions, everyone votes, next card
    Charades: hold the phone to your forehead, sixty seconds, guess the word
    Who of us would most likely do that, pass the phone around
    Party cards with tasks that call the players by name
    Icebreakers for a team evening, one card at a time
    Spin the bottle and a question for whoever it points to
    Several small games for a birthday, no internet, no ads
    Taboo words with a timer and two teams
    Everyone gets a secret role, one of us is the spy`,
  unless:
    /\b(?:party (?:planner|planning|plan)|invitations?|guest list|game suggestions?|suggest(?:s|ing)? games?|library|collection)\b/i,
  bars: 'map cart checkout camera deed form',
  presets: 'playful, bold',
  icon: 'spark',
  names: 'Your Turn, Last One Laughs, Round Table',
  entity: 'party-card',
  screens: `
    generator | Play | spark
    browse | Games | layers | party-deck
    people | Players | users | party-player
    saved? | Favorites | heart
    help? | Rules | help
    settings | Settings | settings`,
})
