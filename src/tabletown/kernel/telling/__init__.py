"""What people are told, and what they type."""
