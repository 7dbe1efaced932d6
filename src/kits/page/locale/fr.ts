import type { en } from './en'

export const fr: typeof en = {
  notFound: {
    title: 'Page introuvable',
    text: 'Il n’y a pas de page à cette adresse. Elle a peut-être été déplacée, ou l’adresse est mal saisie.',
    home: 'Aller à la page d’accueil',
  },
  failed: {
    title: 'Un problème est survenu',
    text: 'La page n’a pas pu être affichée. L’erreur vient de nous, pas de vous.',
    retry: 'Réessayer',
    home: 'Aller à la page d’accueil',
  },
  skip: 'Aller au contenu',
  language: { label: 'Langue', now: 'Langue : {{name}}' },
  currency: { label: 'Devise', now: 'Devise : {{name}}', USD: 'Dollar américain', KRW: 'Won sud-coréen' },
  fallback: { note: 'Une partie de cette page est affichée en anglais.', close: 'Masquer ce message' },
}
