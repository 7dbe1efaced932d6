import { labelsIn } from '#contract/sites/labels'
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
  priceFrom: 'dès {{price}}',
  header: { home: '{{name}}, page d’accueil', menu: 'Menu', pages: 'Pages', settings: 'Langue et devise' },
  footer: {
    support: 'Assistance',
    supportText:
      'Une question sur une réservation ? Écrivez-nous à toute heure ; nous répondons, en anglais ou en coréen, le jour ouvrable suivant à Séoul.',
    demo: 'Ceci est une démonstration, sans lien avec aucune ville, aucun gouvernement, sommet ou salon.',
    company:
      'Naru Travel est une société fictive. Aucun contrat n’est conclu et rien n’est encaissé pendant cette démonstration.',
    companyLive: 'Naru Travel',
    legal: 'Vous payez en wons sud-coréens. Les montants en dollars américains sont indicatifs.',
    languages: 'Langues',
    sites: 'Les sites de Naru',
    terms: 'Conditions d’utilisation',
    privacy: 'Données personnelles',
  },
  /** The labels of the sites in menus. */
  sites: labelsIn('fr'),
}
