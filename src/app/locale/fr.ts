import type { en } from './en'

export const fr: typeof en = {
  start: {
    title: 'Naru n’a pas pu démarrer',
    text: 'Le serveur n’a pas répondu. Vérifiez votre connexion, puis réessayez.',
    retry: 'Réessayer',
  },
  version: { question: 'Une nouvelle version du site est disponible. Actualiser maintenant ?' },
}
