export { sendUnsentMeal } from './api/send-meal'
