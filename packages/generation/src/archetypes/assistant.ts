import { defineArchetype } from '../archetype.ts'

export const assistant = defineArchetype({
  id: 'assistant',
  words:
    'ai assistant 14, ai chatbot 20, chatbot 12, chat bot 12, ai chat 18, virtual assistant 16, voice assistant 16, personal assistant 8, ask the ai 14, chat with ai 20, chat with an ai 20, language model 14, conversational 6, gpt 14, llm 12, ai companion 16, copilot 10, chatgpt 20, artificial intelligence 3, ai 2, therapy chatbot 26, mental health chatbot 30, ai therapist 28, ai writing assistant 26, ai writer 22, code review 24, review my code 26, explain my code 24',
  examples: `
    Paste a function, the AI explains what is wrong and writes a cleaner version, earlier answers are kept
    Chat with an AI, keep the conversations, pick another personality, talk instead of typing
    Ask anything and get an answer at once, with the history of what I asked and the good answers saved
    A chatbot for our company that answers questions of employees about rules and documents
    Personal AI assistant that writes mails, sums up long texts and translates, by voice or text
    A client for language models: choose the model, set its temperature, prompts saved in folders
    Voice assistant, press and speak, answers are read aloud
    Like having a know-it-all in the pocket: prompts to begin with, conversation history, share an answer
    Customer support bot that answers common questions and hands over to a person
    AI writing helper: give a topic and a tone, get a draft, refine it in a conversation
    Talk to a virtual companion that remembers what I told it
    Private chatbot that runs on the phone, without a server, several models to download
    AI tool where users type prompts, the bot replies, templates for marketing texts and code`,
  presets: 'clean, dark-pro',
  icon: 'spark',
  names: 'Askwell, Second Brain, Quill',
  entity: 'ai-chat',
  bars: 'people chats deed quiz',
  screens: `
    thread | Chat | chat
    history | History | clock
    browse | Prompts | spark | ai-prompt
    saved | Saved | bookmark
    detail | Answer
    map? | Map | map | place
    profile? | Me | user
    settings | Settings | settings`,
})
