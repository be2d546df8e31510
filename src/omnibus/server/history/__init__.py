"""What finished games come to: figures, ratings, a leaderboard."""
