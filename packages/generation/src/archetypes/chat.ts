import { defineArchetype } from '../archetype.ts'

export const chat = defineArchetype({
  id: 'chat',
  words:
    'chat 3, xmpp 32, jabber 30, irc client 34, irc 18, matrix client 32, omemo 30, encrypted messenger 26, message 2, chat app 8, chat for 9, messenger 8, messaging 7, real-time chat 6, conversation 4, group chat 5, chat room 6, whatsapp 16, whatsapp clone 20, telegram 14, walkie talkie 24, walkie-talkie 24, push to talk 22, group video calling 20, video calling app 9, friends can talk 24, talk to each other 18, talk to my friends 18, talk with friends 18',
  examples: `
    Message my friends, send voice notes and pictures
    Private texts with end to end encryption, no phone number, secret messages in a messenger
    Like WhatsApp for a learning project: login, contact list, talk screen, read ticks, send and reply
    Chat rooms by topic where strangers talk live
    Send self destructing lines and stickers between two people, a private messenger
    Realtime conversations with typing indicator and online state, chat messages
    Deaf users type to each other with large letters and video, text on one screen
    Walkie talkie: hold the button and speak to the group, group chat by voice message
    Gamers talk in servers with voice rooms and roles, chat rooms with friends
    A chat for our class: choose a nickname, write to everybody in it, see who is here
    Neighbours at the lake without internet write over Bluetooth mesh, group texts without network
    Inbox with unread badges, reply, forward, delete and emoji reactions, send and archive`,
  presets: 'playful, calm',
  icon: 'chat',
  names: 'Pomelo, Hollo, Townsquare',
  entity: 'friend',
  screens: `
    chats | Chats | chat
    people | People | users
    thread | Chat room
    notifications? | Updates | bell
    form? | Add friend
    signin? | Username
    profile | Me | user
    settings | Settings`,
})
